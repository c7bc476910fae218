const LONGEST = 255;
const FORM = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=-]+)(?::\d{0,5})?$/i;

/** Whether a Host header names a host that an address can be made of (RFC 9110): a name or an IP address, and a port that exists. */
export const isHost = (text: string): boolean => text.length <= LONGEST && FORM.test(text) && URL.canParse(`http://${text}/`);
