import manifest from '../../package.json' with { type: 'json' };
import { type LockedPackage, lockedPackages } from './locked-packages.ts';

/** The packages of a production install in CycloneDX's form. */
export function billOfMaterials() {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: manifest.name, version: manifest.version } },
    components: lockedPackages()
      .filter(({ dev = false }) => !dev)
      .map(componentOf),
  };
}

function componentOf({ name, version, integrity = '' }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, digest] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(digest === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}
