const LONGEST = 255;
const FORM = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=-]+)(?::\d{0,5})?$/i;

/** Whether a Host header is valid (RFC 9110): a name or an IP address, with a port in range if it has one. */
export const isHost = (text: string): boolean => text.length <= LONGEST && FORM.test(text) && URL.canParse(`http://${text}/`);
