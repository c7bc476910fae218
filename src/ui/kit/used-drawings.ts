/** A page with only those drawings of its sheet that it uses. The rest come when an island shows another. */
export function usedDrawings(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
  return html.replaceAll(/<symbol id="([^"<]+)"(?:[^<]|<(?!\/?symbol\b))*<\/symbol>/g, (drawing, id: string) =>
    used.has(id) ? drawing : '',
  );
}
