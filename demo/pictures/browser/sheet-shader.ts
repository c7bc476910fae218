/** The sheets of a body, as the shader knows them. */
export const SHEET_NAMES = ['side', 'front', 'rear', 'top', 'nose', 'tail'] as const;
/** One of the six sheets. */
export type SheetName = (typeof SHEET_NAMES)[number];

const uniforms = SHEET_NAMES.map(
  (name) => `uniform sampler2D ${name}Colours; uniform sampler2D ${name}Traits; uniform vec4 ${name}Bounds;`,
).join('\n');

/** Declarations in front of the fragment shader. */
export const SHEET_PARS = `
  varying vec3 vP; varying vec3 vN; varying float vOpen;
  uniform vec4 facing; uniform vec4 cabin; uniform vec4 arches; uniform float halfSign; uniform float bodyLength;
  ${uniforms}`;

/** Reads a sheet at a point. The slopes are given, as they cannot be known inside a branch: without them the seams sparkle. */
const read = (name: SheetName, at: string, dx: string, dy: string): string => `{
    vec2 s = (${at} - ${name}Bounds.xy) / ${name}Bounds.zw, sx = (${dx}) / ${name}Bounds.zw, sy = (${dy}) / ${name}Bounds.zw;
    colour = textureGrad(${name}Colours, s, sx, sy); traits = textureGrad(${name}Traits, s, sx, sy);
  }`;
const across = (name: SheetName): string =>
  read(name, 'vec2(vP.z * halfSign, vP.y)', 'vec2(px.z * halfSign, px.y)', 'vec2(py.z * halfSign, py.y)');

/** Lamps lie over whatever the other sheets say, wherever their sheet is not clear. */
const corner = (name: 'nose' | 'tail', depth: string, sign: string): string => `{
    vec2 at = vec2((${depth} + vP.z) * 0.70710678, vP.y);
    vec2 dx = vec2((${sign} px.x + px.z) * 0.70710678, px.y), dy = vec2((${sign} py.x + py.z) * 0.70710678, py.y);
    vec2 s = (at - ${name}Bounds.xy) / ${name}Bounds.zw;
    vec4 c = textureGrad(${name}Colours, s, dx / ${name}Bounds.zw, dy / ${name}Bounds.zw);
    vec4 t = textureGrad(${name}Traits, s, dx / ${name}Bounds.zw, dy / ${name}Bounds.zw);
    colour = vec4(colour.rgb * (1.0 - c.a) + c.rgb, 1.0); traits = vec4(traits.rgb * (1.0 - t.a) + t.rgb, 1.0);
  }`;

/** Picks the sheet by the surface's direction and sets `colour` and `traits`, `isGlass` and `isLit`. */
export const PICK_SHEET = `
  vec3 n = normalize(vN); vec3 px = dFdx(vP), py = dFdy(vP); vec4 colour, traits;
  if (abs(n.z) > facing.x) ${read('side', 'vP.xy', 'px.xy', 'py.xy')}
  else if (n.x < -facing.y || (facing.z > 1.5 && n.x > 0.2)) ${across('front')}
  else if (n.x > facing.z) ${across('rear')}
  else {
    ${read('top', 'vec2(vP.x, vP.z * halfSign)', 'vec2(px.x, px.z * halfSign)', 'vec2(py.x, py.z * halfSign)')}
    if (n.y < -0.5) { colour = vec4(0.012, 0.012, 0.013, 1.0); traits = vec4(0.9, 0.0, 0.0, 1.0); }
  }
  if (vP.x < 1.1 && n.x < 0.3 && n.y < 0.74 && n.y > -0.7) ${corner('nose', 'vP.x', '')}
  if (vP.x > bodyLength - 1.1 && n.x > -0.3 && n.y < 0.74 && n.y > -0.7) ${corner('tail', '(bodyLength - vP.x)', '-')}
  float d0 = min(abs(vP.x - arches.x), abs(vP.x - arches.y));
  bool inArch = (d0 < arches.w && vP.y < arches.z + 0.02) || length(vec2(d0, max(0.0, vP.y - arches.z))) < arches.w;
  bool onFloor = facing.w > 0.5 && n.y > 0.7 && vP.x > cabin.x && vP.x < cabin.y && abs(vP.z) < cabin.z && vP.y > cabin.w;
  if ((inArch && abs(n.z) < 0.55) || n.z < -0.5 || onFloor) { colour = vec4(0.007, 0.007, 0.008, 1.0); traits = vec4(0.9, 0.0, 0.0, 1.0); }
  bool isGlass = traits.b > 0.5;
  bool isLit = traits.r > 0.97;`;
