/** PDFKit's own reader of fonts has no types. */
declare module 'fontkit' {
  export function create(bytes: Buffer): object;
}
