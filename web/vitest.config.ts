import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

const all = ["src/**/*.test.ts", "tests/**/*.test.ts"];
const withDom = ["src/**/*.dom.test.ts", "src/**/*.dom.svelte.test.ts"];

/** Apart from the client's own, so that building it takes no package of the tests. */
export default mergeConfig(
    client,
    defineConfig({
        resolve: { conditions: ["browser"] }, // Svelte's server side would be taken otherwise
        test: {
            // A busy machine takes long to start a server or transform a component; nothing here waits for time.
            testTimeout: 120_000,
            hookTimeout: 120_000,
            projects: [
                {
                    extends: true,
                    // These keep nothing that another file would see: one set of modules for all.
                    test: { name: "plain", include: all, exclude: withDom, isolate: false },
                },
                {
                    extends: true,
                    test: { name: "dom", include: withDom, environment: "happy-dom" },
                },
            ],
        },
    }),
);
