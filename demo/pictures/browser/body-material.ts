import {
  CustomBlending,
  DoubleSide,
  FrontSide,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type Texture,
  Vector4,
} from 'three';
import type { Body, Shell } from '../body.ts';
import { archRadius } from '../mesh/shell-field.ts';
import { LAYER_OUTPUT, PAINT_LIGHT } from './layer-output.ts';
import { PICK_SHEET, SHEET_NAMES, SHEET_PARS, type SheetName } from './sheet-shader.ts';

/** A sheet ready for the shader. */
export interface SheetTextures {
  readonly colours: Texture;
  readonly traits: Texture;
  readonly bounds: Vector4;
}

/** Draws the sheets onto a shell: everything solid first, its glass (`pass` 'glass') over it. `side` is 1 for the left half, -1 for the right. */
export function bodyMaterial(
  body: Body,
  shell: Shell,
  sheets: Readonly<Record<SheetName, SheetTextures>>,
  pass: 'solid' | 'glass',
  side: 1 | -1,
): MeshPhysicalMaterial {
  const isGlass = pass === 'glass';
  const material = new MeshPhysicalMaterial({ roughness: 0.4, clearcoat: 1, side: isGlass ? FrontSide : DoubleSide });
  if (isGlass)
    Object.assign(material, {
      transparent: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      depthWrite: false,
    });
  material.onBeforeCompile = (shader) => {
    for (const name of SHEET_NAMES) {
      shader.uniforms[`${name}Colours`] = { value: sheets[name].colours };
      shader.uniforms[`${name}Traits`] = { value: sheets[name].traits };
      shader.uniforms[`${name}Bounds`] = { value: sheets[name].bounds };
    }
    shader.uniforms.facing = { value: new Vector4(...(shell.facing ?? defaultFacing(shell))) };
    shader.uniforms.cabin = { value: new Vector4(...(body.cabin ?? [9, 9, 0, 0])) };
    shader.uniforms.arches = { value: archUniform(body, shell) };
    shader.uniforms.halfSign = { value: side };
    shader.uniforms.bodyLength = { value: body.length };
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float openness; varying vec3 vP; varying vec3 vN; varying float vOpen;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvP = position; vN = normal; vOpen = openness;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${LAYER_OUTPUT}\n${SHEET_PARS}`)
      .replace('#include <map_fragment>', `${PICK_SHEET}\n${isGlass ? GLASS : SOLID}`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(isLit ? 0.2 : traits.r, 0.36, share);')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = mix(clamp(traits.b * 4.0, 0.0, 1.0), 0.5, share);')
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>\n${isGlass ? 'material.clearcoat = 0.0;' : COAT}`,
      )
      .replace('#include <aomap_fragment>', OPENNESS)
      .replace('#include <opaque_fragment>', `#include <opaque_fragment>\n${isGlass ? NO_PAINT : PAINT_LIGHT}`);
  };
  material.customProgramCacheKey = () => `body-${pass}`;
  return material;
}

const defaultFacing = (shell: Shell): readonly [number, number, number, number] =>
  shell.id.startsWith('green') ? [0.62, 0.2, 0.2, 0] : [0.62, 0.5, 0.5, 1];

/** Inside of the arches: two axles, wheel radius, arch radius. */
function archUniform(body: Body, shell: Shell): Vector4 {
  if (!shell.arches) return new Vector4(99, 99, 0, 0);
  const [first = 99, second = first] = body.axles;
  return new Vector4(first, second, body.wheelRadius, archRadius(body) + 0.006);
}

const NO_PAINT = 'paintLight = vec4(0.0, 0.0, 0.0, diffuseColor.a);';
const GLASS = `if (!isGlass || vP.z < 0.0) discard;
  float share = 0.0;
  diffuseColor = vec4(colour.rgb, traits.b > 0.87 ? 0.8 : 0.94);`;
const SOLID = `if (isGlass) discard;
  float share = traits.g;
  if (!gl_FrontFacing) { colour = vec4(0.02, 0.02, 0.022, 1.0); traits = vec4(0.95, 0.0, 0.0, 1.0); share = 0.0; isLit = false; }
  diffuseColor.rgb = colour.rgb;
  if (isLit) totalEmissiveRadiance += colour.rgb * 0.85;`;
const COAT = `material.clearcoat = share > 0.5 || (traits.r < 0.15 && traits.b < 0.12) ? 1.0 : 0.0;
  material.clearcoatRoughness = 0.03;`;
const OPENNESS = `float open = clamp(vOpen, 0.0, 1.0);
  float diffuseOpen = mix(0.12, 1.0, open);
  float specularOpen = smoothstep(0.0, 0.75, vOpen) * 0.85 + 0.15;
  reflectedLight.indirectDiffuse *= diffuseOpen;
  reflectedLight.indirectSpecular *= specularOpen;
  #ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= specularOpen;
  #endif`;
