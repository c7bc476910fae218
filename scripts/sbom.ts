/** Prints a bill of materials in CycloneDX's form: every package that a production install brings, from the lock file. `npm sbom` leaves out those that development packages need too. */
import { billOfMaterials } from './packages/bill-of-materials.ts';

console.log(JSON.stringify(billOfMaterials(), null, 2));
