import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SPLITTABLE_SERVER ?? "http://127.0.0.1:8000";

/** Beside each text file its compressed twins, so that the server never compresses. */
function compressed(): Plugin {
    return {
        name: "compressed",
        apply: "build",
        writeBundle({ dir }) {
            for (const file of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
                if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
                const path = join(dir!, file);
                const text = readFileSync(path);
                writeFileSync(`${path}.br`, brotliCompressSync(text));
                writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
            }
        },
    };
}

export default defineConfig({
    plugins: [svelte(), compressed()],
    resolve: {
        alias: { $lib: here("src/lib"), $locales: here("../locales") },
        // Vitest would take Svelte's server side otherwise.
        ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    },
    build: {
        outDir: here("../src/splittable/server/client"),
        emptyOutDir: true,
        rolldownOptions: { checks: { pluginTimings: false } },
        target: "es2023",
        assetsInlineLimit: 0, // the page's policy allows no data: scripts or styles
        manifest: "parts.json", // which file needs which, for the check of what a first visit loads
    },
    server: {
        fs: { allow: [here("..")] },
        proxy: { "/api": server, "/ws": { target: server, ws: true } },
    },
    test: {
        environment: "happy-dom",
        include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    },
});
