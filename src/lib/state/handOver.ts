/** Gives a file to the person: by the device's own sharing where fingers are used and it takes files, else as a download. */

export type HandedOver = 'shared' | 'downloaded' | 'cancelled';

/** A download begins some time after it was asked for; the file has to be there until then. */
const DOWNLOADING = 60_000;

export async function handOver(file: File): Promise<HandedOver> {
  if (!matchMedia('(pointer: coarse)').matches || !takesFiles(file)) return download(file);
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    // Anything but the person's own no: the tap may lie back too far, or the device has nothing to share with.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : download(file);
  }
}

const takesFiles = (file: File): boolean =>
  'canShare' in navigator && 'share' in navigator && navigator.canShare({ files: [file] });

function download(file: File): HandedOver {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOADING);
  return 'downloaded';
}
