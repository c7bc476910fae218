import { type Attack, counted } from './campaign/attack.ts';
import { pictureAddresses } from './campaign/pictures.ts';

/** Every kind of answer there is, looked at for what keeps other websites from using it. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'every answer says nosniff and Cross-Origin-Resource-Policy',
  server: 'demo',
  isShort: true,
  async run(target) {
    const site = 'harbour';
    const home = await target.ask(site, '/');
    const script = /\/assets\/[^"']+\.js/.exec(home.text)?.[0] ?? '';
    const style = /\/assets\/[^"']+\.css/.exec(home.text)?.[0] ?? '';
    const [picture = ''] = await pictureAddresses(target, site);
    const [car] = await target.cars(site, 1);
    const path = car?.path ?? '';
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answers = {
      page: home,
      'unchanged page': await target.ask(site, '/', { headers: { 'if-none-match': home.headers.etag ?? '' } }),
      'HEAD of a page': await target.ask(site, '/', { method: 'HEAD' }),
      results: await target.ask(site, '/api/results/used-cars'),
      'unknown page': await target.ask(site, '/never-was'),
      'unknown site': await target.ask('never-was', '/'),
      'list of sites': await target.ask(site, '/', { headers: { host: `localhost:${target.port}` } }),
      'moved host': await target.ask(site, '/', { headers: { host: 'www.harbourcitymotors.example' } }),
      'moved page': await target.ask(site, `/cars/${car?.id ?? ''}`),
      vehicle: await target.ask(site, path),
      sheet: await target.ask(site, `${path}.pdf`),
      view: await target.ask(site, `${path}/view.json`),
      search: await target.ask(site, '/api/search'),
      'unknown interface': await target.ask(site, '/api/never-was'),
      'wrong method': await target.ask(site, '/', { method: 'DELETE' }),
      OPTIONS: await target.ask(site, '/', { method: 'OPTIONS' }),
      'lead refused': await target.ask(site, '/api/leads', { ...post, body: '{}' }),
      'lead too large': await target.ask(site, '/api/leads', { ...post, body: `{"a":"${'a'.repeat(70_000)}"}` }),
      'cross-site post': await target.ask(site, '/api/leads', { method: 'POST', headers: { origin: 'https://evil.example' } }),
      'form again': await target.ask(site, '/contact-us', {
        method: 'POST',
        body: 'form=contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      picture: await target.ask(site, picture),
      'unknown picture': await target.ask(site, '/images/never/was'),
      icon: await target.ask(site, '/images/icons/suv'),
      script: await target.ask(site, script),
      style: await target.ask(site, style),
      favicon: await target.ask(site, '/favicon.svg'),
      map: await target.ask(site, '/locations/newstead/map.svg'),
      mailbox: await target.ask(site, '/__mail'),
      healthz: await target.ask(site, '/healthz'),
      readyz: await target.ask(site, '/readyz'),
    };
    const outcomes = Object.entries(answers).map(([kind, { status, headers }]) => {
      const lacks = [
        ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['nosniff']),
        ...(headers['cross-origin-resource-policy'] === undefined ? ['CORP'] : []),
      ];
      return { isThrough: status === 0 || lacks.length > 0, kind, lacks };
    });
    const without = (what: string) => outcomes.filter(({ lacks }) => lacks.includes(what)).map(({ kind }) => kind);
    const note = `without nosniff: ${without('nosniff').join(', ') || 'none'}; without Cross-Origin-Resource-Policy: ${without('CORP').length}`;
    return counted(outcomes, note);
  },
};
