/** Who a receipt is from. */
export interface EmailDealer {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly licences: readonly string[];
}

/** What stands under the dealer's name. */
export const dealerLines = ({ address, phone, licences }: EmailDealer): string =>
  [...address, ...(phone === null ? [] : [phone]), ...licences].join('\n');
