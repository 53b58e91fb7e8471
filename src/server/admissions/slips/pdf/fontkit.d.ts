/** The one thing that we ask of PDFKit's own reader of fonts, which has no types. */
declare module 'fontkit' {
  /** Opens a font from the bytes of its file. */
  export function create(bytes: Buffer): object;
}
