/** A drawing as a picture: what the page shows, with its colours written into the SVG. */

const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'stroke-opacity', 'opacity', 'filter', 'font-size', 'font-weight', 'font-family', 'text-anchor'];
/** What an element has anyway. */
const PLAIN = new Set(['', 'none', '1', 'normal']);
const SVG = 'http://www.w3.org/2000/svg';
const [UNIT, CAPTION] = [320, 44];
/** Finer than the screen may be: pictures are enlarged where they are shared. */
const FINE = 2;

/** Returns the drawings side by side with a line of words below. */
export function pictureOf(drawings: SVGSVGElement[], caption: string): string {
  const whole = document.createElementNS(SVG, 'svg');
  const heights = drawings.map((one) => (UNIT * one.viewBox.baseVal.height) / one.viewBox.baseVal.width);
  const high = Math.max(0, ...heights);
  const size = { width: UNIT * Math.max(1, drawings.length), height: high + CAPTION };
  for (const [name, value] of Object.entries(size)) whole.setAttribute(name, String(value));
  whole.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  whole.append(made('rect', { width: '100%', height: '100%', fill: getComputedStyle(document.documentElement).backgroundColor }));
  for (const [place, drawing] of drawings.entries()) {
    const copy = copied(drawing) as SVGSVGElement;
    const at = { x: place * UNIT, y: 0, width: UNIT, height: heights[place] ?? UNIT };
    for (const [name, value] of Object.entries(at)) copy.setAttribute(name, String(value));
    whole.append(copy);
  }
  const { color, fontFamily } = getComputedStyle(document.body);
  const words = made('text', { x: '12', y: String(high + 27), fill: color, 'font-family': fontFamily, 'font-size': '14' });
  words.textContent = caption;
  whole.append(words);
  return new XMLSerializer().serializeToString(whole);
}

function made(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Returns a copy that looks the same outside of the page, without the places that only the page needs. */
function copied(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  for (const name of copy.getAttributeNames()) if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) copy.removeAttribute(name);
  const shown = getComputedStyle(element);
  for (const name of STYLES) {
    const value = shown.getPropertyValue(name);
    if (name === 'fill' || !PLAIN.has(value)) copy.setAttribute(name, value);
  }
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (child.getAttribute('role') !== 'row') copy.append(copied(child));
  }
  return copy;
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * FINE, image.naturalHeight * FINE];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((give, fail) => canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error('no picture')))));
}

/** Saves something as a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
