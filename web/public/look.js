// The look that this browser has kept, before anything is painted; App.svelte keeps it up to date.
(() => {
    let kept = {};
    try {
        kept = JSON.parse(localStorage.getItem("splittable.preferences")) ?? {};
    } catch {
        // nothing is kept, or storage is forbidden
    }
    const { dataset } = document.documentElement;
    for (const part of ["theme", "felt", "index"])
        if (typeof kept[part] === "string") dataset[part] = kept[part];
    if (kept.hasContrast === true || matchMedia("(prefers-contrast: more)").matches)
        dataset.contrast = "more";
})();
