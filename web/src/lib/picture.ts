/** A finished match as a picture to share: the server draws it, the browser makes a PNG of it. */
import { pictureAddress } from './api';

/** Finer than the screen may be: pictures are enlarged where they are shared. */
const FINE = 2;

async function png(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * FINE, image.naturalHeight * FINE];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((give, fail) => canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error('no picture')))));
}

/** Hands the picture to the system's way of sharing; where there is none, saves it as a file. */
export async function sharePicture(match: string, game: string): Promise<void> {
  const file = new File([await png(pictureAddress(match))], `${game}-${match}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Somebody who closes the system's dialog has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
