import { plural } from '#src/rules/text/plural.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** What the site calls its vehicles. */
export const load = ({ site }: PageContext): string => plural(vehicleWord(site));
