/** Classes of the language whose instances never change. */
const CONSTANT = /^(?:RegExp|URL|Text(?:En|De)coder|Intl\.\w+)$/;
/** These change only by the calls that `isChanged` looks for, unless another module can reach them. */
const COLLECTION = /^(?:Map|Set)$/;
const DECLARATION = /^(?<exported>export )?const (?<name>\w+)(?<type>: [^=\n]+)? =\s+(?:new (?<made>[\w.]+))?/gm;

/**
 * Names the variables of a module that keep something from one call to the next. It reads the text, which Biome has formatted: a declaration
 * of the module itself begins its line.
 */
export function moduleState(text: string): string[] {
  const variables = [...text.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name = '']) => name);
  const statics = [...text.matchAll(/^ +static (?:readonly )?(#?\w+)(?:: [^=\n]+)? =/gm)].map(([, name = '']) => name);
  const constants = [...text.matchAll(DECLARATION)].flatMap(({ groups = {} }) => {
    const { name = '', made, exported, type = '' } = groups;
    const isReachable = exported !== undefined && !type.includes('Readonly');
    const isState =
      isChanged(name, text) || (made !== undefined && !CONSTANT.test(made) && (!COLLECTION.test(made) || isReachable));
    return isState ? [name] : [];
  });
  return [...variables, ...statics, ...constants];
}

const isChanged = (name: string, text: string): boolean =>
  new RegExp(
    `^(?!const|export).*\\b${name}(?:\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|fill|copyWithin)\\(|(?:\\.\\w+|\\[[^\\]\\n]+\\])+ (?:\\?\\?|\\|\\||&&|[-+*/])?= )`,
    'm',
  ).test(text);
