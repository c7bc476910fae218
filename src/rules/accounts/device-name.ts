/** The most specific first: an iPad says that it is a Macintosh too, and every browser that it is Safari. */
const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
] as const;
const BROWSERS = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

/** A device as its owner would call it, from what its browser says of itself: 'Safari on iPhone'. */
export function deviceName(userAgent: string): string {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const isAndroidPhone = userAgent.includes('Android') && userAgent.includes('Mobile');
  const [browser, device] = [named(BROWSERS), isAndroidPhone ? 'Android phone' : named(DEVICES)];
  if (browser !== undefined && device !== undefined) return `${browser} on ${device}`;
  return browser ?? device ?? 'Unknown device';
}
