/** What the service worker may touch: decided here, and nowhere else. */

type Asked = Pick<Request, "method" | "mode" | "url">;

/** A place of the page, to be shown by the page that is kept if there is no network. */
export function isNavigation({ method, mode, url }: Asked, origin: string): boolean {
    const { pathname, origin: asked } = new URL(url);
    const isOurs = asked === origin && !isServers(pathname);
    return method === "GET" && mode === "navigate" && isOurs && !pathname.includes(".");
}

/** A file of the build, under the very name that it has there. */
export function isKept(
    { method, url }: Asked,
    origin: string,
    files: ReadonlySet<string>,
): boolean {
    return method === "GET" && pathOf(url, origin, files) !== null;
}

/** Those files of a list, which anybody may have sent. */
export function keptOf(list: unknown, origin: string, files: ReadonlySet<string>): string[] {
    if (!Array.isArray(list)) return [];
    return list.flatMap((url) =>
        typeof url === "string" ? (pathOf(url, origin, files) ?? []) : [],
    );
}

function pathOf(url: string, origin: string, files: ReadonlySet<string>): string | null {
    try {
        const { origin: asked, pathname, search } = new URL(url, origin);
        return asked === origin && search === "" && files.has(pathname) ? pathname : null;
    } catch {
        return null;
    }
}

const isServers = (path: string): boolean => /^\/(api|ws)(\/|$)/.test(path);
