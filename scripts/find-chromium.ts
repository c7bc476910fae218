import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell is a third faster and draws no window, which suits tests and the lab; other benchmarks use the browser that shoppers have. */
const BARE = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chrome or Chromium for browser tests and benchmarks. On Debian, root gets one installed; for others the error says what to do. */
export function findChromium(wanted: 'bare' | 'whole' = 'bare'): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no program there.`);
  }
  const names = wanted === 'bare' ? [BARE, ...WHOLE] : WHOLE;
  const found = installed(names) ?? (canInstall() ? installOnDebian(wanted === 'bare' ? BARE : 'chromium', names) : null);
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one (on Debian: apt-get install chromium) or set CHROME_PATH to it.',
  );
}

function installed(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  if (process.platform === 'darwin') candidates.push(...MAC_APPS);
  return candidates.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function installOnDebian(what: string, names: readonly string[]): string | null {
  console.log('No Chromium here: installing it with apt-get.');
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y ${what}`],
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return installed(names);
}
