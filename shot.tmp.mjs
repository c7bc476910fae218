import { chromium } from 'playwright-core';
const [,, ...jobs] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const job of jobs) {
  // slug|path|width|label-to-open|out|full
  const [slug, path, width, open, out, full] = job.split('|');
  const w = Number(width);
  const p = await b.newPage({ viewport: { width: w, height: w < 500 ? 844 : 900 } });
  p.on('console', (m) => { if (m.type() === 'error') console.log(slug, path, m.text()); });
  await p.goto(`http://${slug}.localhost:4815${path}`, { waitUntil: 'networkidle' });
  if (open) {
    if (w < 500) await p.locator('summary[aria-label="Menu"]').click();
    if (open !== '-') await p.locator('header summary:visible', { hasText: open }).first().dispatchEvent('click');
    await p.waitForTimeout(600);
  }
  await p.screenshot({ path: `/tmp/men-shots/${out}.png`, fullPage: full === 'full' });
  await p.close();
}
await b.close();
