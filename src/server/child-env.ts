import { type ChildName, SETTINGS_FOR, type Settings } from './settings/settings.ts';

/** What any program needs of its surroundings: where programs and temporary files are, language, certificates, proxies, memory. */
const PASSED_ON = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|TZ|LANG|LANGUAGE|TMPDIR|TMP|TEMP)$/,
  /^(LC|NODE|UV|MALLOC|LD|XDG|FONTCONFIG|VIPS|SSL_CERT)_/,
  /^(HTTPS?|NO|ALL)_PROXY$/i,
  // Where the database is and how to speak to it, for an address that leaves this to the environment.
  /^PG(HOST|PORT|DATABASE|SSL\w*|OPTIONS|CONNECT_TIMEOUT)$/,
];
/** NODE_AUTH_TOKEN and the like belong to whoever installs packages. */
const SECRET = /TOKEN|SECRET|PASSW|_KEY$/i;

/** The part of an environment that is no setting and no secret. */
export function baseEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const isPassedOn = (name: string) => PASSED_ON.some((pattern) => pattern.test(name)) && !SECRET.test(name);
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value && isPassedOn(name) ? [[name, value]] : [])));
}

/** The whole environment of a process that the supervisor starts: the settings declared for it, and nothing of the supervisor's own. */
export function childEnv(child: ChildName, settings: Settings, env: NodeJS.ProcessEnv): Record<string, string> {
  const own = SETTINGS_FOR[child].flatMap((name) => {
    const value = settings[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  // Pages and letters are made with React, which is several times faster without the checks it makes for developers.
  return { ...baseEnv(env), ...Object.fromEntries(own), NODE_ENV: 'production' };
}
