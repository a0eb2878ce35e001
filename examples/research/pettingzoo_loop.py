"""A PettingZoo loop: agents take turns and choose random legal actions.

    python examples/research/pettingzoo_loop.py --episodes 20

Requires `pip install "splittable[pettingzoo]"`.
"""

import argparse
from collections import Counter

from splittable.adapters.pettingzoo import splito_v0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--episodes", type=int, default=20)
    parser.add_argument("--seats", type=int, default=5)
    arguments = parser.parse_args()
    env = splito_v0.env(seats=arguments.seats, render_mode="ansi")
    totals: Counter[str] = Counter()
    for episode in range(arguments.episodes):
        env.reset(seed=episode)
        for agent in env.agents:
            env.action_space(agent).seed(episode)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _info = env.last()
            totals[agent] += reward
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
        if episode == 0:
            print(env.render())
    for agent, total in sorted(totals.items()):
        print(f"{agent}: mean reward {total / arguments.episodes:+.3f}")


if __name__ == "__main__":
    main()
