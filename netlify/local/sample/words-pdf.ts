/** The bytes of a PDF of one page that shows these words, in a font that every viewer has. */
export function wordsPdf(words: string): Uint8Array<ArrayBuffer> {
  const page = `BT /F 20 Tf 60 760 Td (${words}) Tj ET`;
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
  ].map((part, index) => `${index + 1} 0 obj${part}\nendobj\n`);
  return new TextEncoder().encode(`%PDF-1.4\n${parts.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
