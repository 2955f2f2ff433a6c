/** The first that is found in what a browser says of itself is what it is called. */
const BROWSERS = [
  [/\bEdgi?A?\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Enough for somebody to know their own device by, and no more; empty where nothing is recognised. */
export function deviceOf(userAgent: string | undefined): string {
  const first = (table: typeof BROWSERS | typeof SYSTEMS) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [first(BROWSERS), first(SYSTEMS)].filter((word) => word !== undefined).join(', ')
}
