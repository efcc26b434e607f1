import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A page of a file, drawn: nothing in it can be pressed or run. */
interface DrawnPage {
  /** From 1. */
  number: number;
  picture: HTMLCanvasElement;
  /** Its words, for anyone who does not see it. */
  text: string;
}

export interface DrawnFile {
  pages: readonly DrawnPage[];
  /** How many the file has. */
  total: number;
}

/** Nobody reads on; a file of thousands of pages would keep the browser busy. */
const mostPages = 10;

/** Of a page, in pixels; and so many in all, whatever size a file says that it has. */
const width = 1200;
const mostPixels = 6_000_000;

/** Draws a stranger's PDF as pictures. What is interactive in it (scripts, forms, links) is left out. Throws when it is no PDF. */
export async function drawPdf(data: ArrayBuffer): Promise<DrawnFile> {
  const task = getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    maxImageSize: mostPixels * 4,
    // Pictures are decoded here, not by what the browser brings for other purposes.
    isImageDecoderSupported: false,
  });
  try {
    const file = await task.promise;
    const pages: DrawnPage[] = [];
    for (let number = 1; number <= Math.min(file.numPages, mostPages); number += 1)
      pages.push(await drawPage(await file.getPage(number)));
    return { pages, total: file.numPages };
  } finally {
    await task.destroy();
  }
}

async function drawPage(page: PDFPageProxy): Promise<DrawnPage> {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(width / size.width, Math.sqrt(mostPixels / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const picture = document.createElement('canvas');
  picture.width = Math.ceil(viewport.width);
  picture.height = Math.ceil(viewport.height);
  await page.render({ canvas: picture, viewport }).promise;
  const { items } = await page.getTextContent();
  return {
    number: page.pageNumber,
    picture,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
  };
}
