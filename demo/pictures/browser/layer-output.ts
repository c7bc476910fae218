import type { MeshBasicMaterial, MeshPhysicalMaterial } from 'three';

/**
 * A frame is rendered once into two targets. The first holds all light that has nothing to do with paint, on black, with coverage as alpha;
 * the second holds the light that paint would send back if it were white. Light is linear in paint, so any colour can be mixed later.
 */
export const LAYER_OUTPUT = 'layout(location = 1) out highp vec4 paintLight;';

/** Half of the paint behaves as metal flakes. */
const FLAKES = '0.5';

/** Light sent back by white paint: diffuse and flakes, seen through the clear coat. `share` is how much of the surface is paint. */
export const PAINT_LIGHT = `
  float nv = saturate(dot(geometryNormal, geometryViewDir));
  vec4 r4 = 0.36 * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a004 = min(r4.x * r4.x, exp2(-9.28 * nv)) * r4.x + r4.y;
  float flake = -1.04 * a004 + r4.z;
  vec3 whiteLight = iblIrradiance * RECIPROCAL_PI * (1.0 - ${FLAKES}) * diffuseOpen + radiance * ${FLAKES} * flake * specularOpen;
  float coat = 0.04 + 0.96 * pow(1.0 - nv, 5.0);
  paintLight = vec4(whiteLight * (1.0 - coat) * share, diffuseColor.a);`;

/** Makes a material write both layers: as paint, or as something with no paint in it. */
export function withLayers<M extends MeshPhysicalMaterial | MeshBasicMaterial>(material: M, as: 'paint' | 'plain' = 'plain'): M {
  material.onBeforeCompile = (shader) => {
    const write =
      as === 'paint'
        ? `float share = 1.0, diffuseOpen = 1.0, specularOpen = 1.0; ${PAINT_LIGHT}`
        : 'paintLight = vec4(0.0, 0.0, 0.0, diffuseColor.a);';
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${LAYER_OUTPUT}`)
      .replace('#include <opaque_fragment>', `#include <opaque_fragment>\n${write}`);
  };
  material.customProgramCacheKey = () => `layers-${as}`;
  return material;
}
