import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

/** Apart from the client's own, so that building it takes no package of the tests. */
export default mergeConfig(
    client,
    defineConfig({
        resolve: { conditions: ["browser"] }, // Svelte's server side would be taken otherwise
        test: {
            environment: "happy-dom",
            include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        },
    }),
);
