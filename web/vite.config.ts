import { createHash } from "node:crypto";
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
            const texts = files.filter((file) => /\.(js|css|html|svg|txt|webmanifest)$/.test(file));
            await Promise.all(texts.map((file) => compress(join(dir!, file))));
        },
    };
}

/** One text with the licence of every package that has code in the bundle, and of the icons, for those who visit. */
function licences(): Plugin {
    return {
        name: "licences",
        apply: "build",
        async generateBundle(_, bundle) {
            const modules = Object.values(bundle).flatMap((part) =>
                part.type === "chunk" ? part.moduleIds : part.originalFileNames.map(here),
            );
            const folders = [...new Set(modules.flatMap(packageOf))].sort();
            const texts = await Promise.all(folders.map(licenceOf));
            texts.push(await readFile(here("src/lib/kit/icons.licence.txt"), "utf-8"));
            this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n") });
        },
    };
}

/** The service worker is told which files there are: those may be kept, and nothing else. */
function worker(): Plugin {
    return {
        name: "worker",
        apply: "build",
        enforce: "post",
        async generateBundle(_, bundle) {
            const own = bundle["service-worker.js"];
            if (own?.type !== "chunk") throw new Error("there is no service worker");
            const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
            const icons = (await readdir(here("public"))).filter(
                (file) => !file.endsWith(".txt") && !file.startsWith("preview-"),
            );
            const files = [...assets, ...icons].map((file) => `/${file}`).sort();
            const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
            own.code = own.code.replace("@files@", files.join(" ")).replace("@version@", version);
        },
    };
}

/** The folder of the package that a module is of; none for our own. */
function packageOf(module: string): string[] {
    const tool = /^\0(vite|rolldown)\//.exec(module)?.[1]; // what the builder adds by itself
    if (tool !== undefined) return [here(`node_modules/${tool}`)];
    return /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(module)?.slice(0, 1) ?? [];
}

/** A package that does not say on what terms it may be passed on must not be passed on. */
async function licenceOf(folder: string): Promise<string> {
    const about = JSON.parse(await readFile(join(folder, "package.json"), "utf-8"));
    const file = (await readdir(folder)).find((name) => /^(licen[cs]e|copying)/i.test(name));
    const isAsOurs = file === undefined && about.license === "Apache-2.0";
    if (file === undefined && !isAsOurs) throw new Error(`${about.name} comes without a licence`);
    const path = isAsOurs ? here("../LICENSE") : join(folder, file!);
    const [own] = (await readFile(path, "utf-8")).split("# Licenses of bundled dependencies");
    const terms = own!.trim().replaceAll(/\n{3,}/g, "\n\n"); // more stand between two packages
    return `${about.name} ${about.version} (${about.license})\n\n${terms}\n`;
}

async function compress(path: string): Promise<void> {
    const text = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

export default defineConfig({
    plugins: [svelte(), licences(), worker(), compressed()],
    resolve: { alias: { $lib: here("src/lib"), $locales: here("../locales") } },
    build: {
        outDir: here("../src/splittable/server/client"),
        emptyOutDir: true,
        rolldownOptions: {
            input: { app: here("index.html"), "service-worker": here("src/worker.ts") },
            output: {
                entryFileNames: ({ name }) =>
                    name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
            },
            checks: { pluginTimings: false },
        },
        target: "es2023",
        cssTarget: ["chrome123", "firefox128", "safari17.5"], // they know light-dark() and @property
        assetsInlineLimit: 0, // the page's policy allows no data: scripts or styles
        manifest: "parts.json", // which file needs which, for the check of what a first visit loads
    },
    server: {
        fs: { allow: [here("..")] },
        proxy: { "/api": { target: server, ws: true } },
    },
});
