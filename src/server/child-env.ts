import { type ChildName, SETTINGS_FOR, type Settings } from './settings/settings.ts';

/** What any program needs from its environment: where programs and temporary files are, language, certificates, proxies, memory. */
const PASSED_ON = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|TZ|LANG|LANGUAGE|TMPDIR|TMP|TEMP)$/,
  /^(LC|NODE|UV|MALLOC|LD|XDG|FONTCONFIG|VIPS|SSL_CERT)_/,
  /^(HTTPS?|NO|ALL)_PROXY$/i,
  // Where the database is and how to connect to it, for a URL that leaves this to the environment.
  /^PG(HOST|PORT|DATABASE|SSL\w*|OPTIONS|CONNECT_TIMEOUT)$/,
];
/** NODE_AUTH_TOKEN and the like are for installing packages. */
const SECRET = /TOKEN|SECRET|PASSW|_KEY$/i;

/** The part of an environment that is neither a setting nor a secret. */
export function baseEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const isPassedOn = (name: string) => PASSED_ON.some((pattern) => pattern.test(name)) && !SECRET.test(name);
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value && isPassedOn(name) ? [[name, value]] : [])));
}

/** The whole environment of a process that the supervisor starts: only the settings declared for that process. */
export function childEnv(child: ChildName, settings: Settings, env: NodeJS.ProcessEnv): Record<string, string> {
  const own = SETTINGS_FOR[child].flatMap((name) => {
    const value = settings[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  // Pages and emails are rendered with React, which is several times faster without its development checks.
  return { ...baseEnv(env), ...Object.fromEntries(own), NODE_ENV: 'production' };
}
