import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SPLITTABLE_SERVER ?? "http://127.0.0.1:8000";

/** Beside each text file its compressed twins, so that the server never compresses. */
function compressed(): Plugin {
    return {
        name: "compressed",
        apply: "build",
        async writeBundle({ dir }) {
            const files = await readdir(dir!, { recursive: true });
            const texts = files.filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
            await Promise.all(texts.map((file) => compress(join(dir!, file))));
        },
    };
}

async function compress(path: string): Promise<void> {
    const text = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

export default defineConfig({
    plugins: [svelte(), compressed()],
    resolve: { alias: { $lib: here("src/lib"), $locales: here("../locales") } },
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
});
