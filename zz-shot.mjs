import fs from 'node:fs';
import { chromium } from 'playwright-core';

const [, , port, out, ...specs] = process.argv;
fs.mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const s of specs) {
  const [slug, path, width, name, h] = s.split('|');
  const c = await b.newContext({ viewport: { width: +width, height: h ? +h : +width < 600 ? 844 : 900 }, deviceScaleFactor: 1 });
  const p = await c.newPage();
  try {
    await p.goto(`http://${slug}.localhost:${port}${path}`, { waitUntil: 'load', timeout: 60000 });
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(500);
    await p.screenshot({ path: `${out}/${name}.png`, fullPage: !h });
  } catch (e) {
    console.log(name, String(e).slice(0, 150));
  }
  await c.close();
}
await b.close();
