/** Pictures that the reader passes on: by the device's own dialog, or as a download. */

/** Share a PNG where the device shares files; save it elsewhere. */
export async function sharePicture(png: Blob, name: string, title: string): Promise<void> {
    const file = new File([png], name, { type: "image/png" });
    const data = { files: [file], title };
    if (navigator.canShare?.(data)) {
        await navigator.share(data).catch(() => undefined);
        return;
    }
    const saved = document.createElement("a");
    saved.href = URL.createObjectURL(png);
    saved.download = name;
    saved.click();
    URL.revokeObjectURL(saved.href);
}

/** The picture at an address as a PNG; null where it can't be loaded or painted. */
export async function painted(address: string): Promise<Blob | null> {
    const picture = new Image();
    picture.src = address;
    try {
        await picture.decode();
    } catch {
        return null;
    }
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
