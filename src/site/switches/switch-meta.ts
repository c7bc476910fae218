/** What is written beside each switch: a sentence for people, who may see the value, and whether a dealership may set it too (P3). */
export type SwitchMeta = {
  readonly description: string;
  /** 'server' values never reach a browser. */
  readonly audience: 'page' | 'server';
  readonly perDealership?: true;
  /** The value is known to whoever set it and is never shown again, by any command, message or log (ledger H10). */
  readonly secret?: true;
};

/** A switch whose value may stand on a page. */
export function page(description: string): SwitchMeta {
  return { description, audience: 'page' };
}

/** A switch whose value stays on the server. */
export function server(description: string): SwitchMeta {
  return { description, audience: 'server' };
}

/** A switch whose value is a secret: it stays on the server and is shown to nobody. */
export const secret = (description: string): SwitchMeta => ({ ...server(description), secret: true });

/** A switch that a dealership may set over its site. */
export const perDealership = (meta: SwitchMeta): SwitchMeta => ({ ...meta, perDealership: true });
