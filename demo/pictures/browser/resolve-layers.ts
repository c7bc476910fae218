import {
  Camera,
  GLSL3,
  HalfFloatType,
  Mesh,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  UnsignedByteType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { PAINT_RANGE } from '#src/adapters/images/compose-layers.ts';

/** Each pixel is the mean of a square of so many samples. */
export const SAMPLES = 2;

/** Two targets to render a frame into, several samples to a pixel. */
export function layerTarget(width: number, height: number): WebGLRenderTarget {
  return new WebGLRenderTarget(width * SAMPLES, height * SAMPLES, { count: 2, type: HalfFloatType });
}

/** Averages the samples in linear light and returns three pictures one above the other: light, paint light, and how much background shows. */
export function resolveLayers(
  renderer: WebGLRenderer,
  from: WebGLRenderTarget,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const to = new WebGLRenderTarget(width, height * 3, { type: UnsignedByteType, depthBuffer: false });
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    depthTest: false,
    depthWrite: false,
    uniforms: { light: { value: from.textures[0] }, paint: { value: from.textures[1] }, height: { value: height } },
    vertexShader: 'in vec3 position; void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: RESOLVE,
  });
  const quad = new Mesh(new PlaneGeometry(2, 2), material);
  quad.frustumCulled = false;
  const scene = new Scene();
  scene.add(quad);
  renderer.setRenderTarget(to);
  renderer.render(scene, new Camera());
  const pixels = new Uint8Array(width * height * 3 * 4);
  renderer.readRenderTargetPixels(to, 0, 0, width, height * 3, pixels);
  renderer.setRenderTarget(null);
  to.dispose();
  material.dispose();
  return pixels;
}

const RESOLVE = `precision highp float;
  uniform highp sampler2D light; uniform highp sampler2D paint; uniform int height;
  out vec4 result;
  vec3 encode(vec3 c) { c = clamp(c, 0.0, 1.0); return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c)); }
  void main() {
    // Rows are read from below, and the first one read shall be the top of the picture.
    int row = int(gl_FragCoord.y), plane = row / height, y = height - 1 - row % height;
    vec4 a = vec4(0.0); vec3 b = vec3(0.0);
    for (int j = 0; j < ${SAMPLES}; j++) for (int i = 0; i < ${SAMPLES}; i++) {
      ivec2 at = ivec2(int(gl_FragCoord.x), y) * ${SAMPLES} + ivec2(i, j);
      a += min(texelFetch(light, at, 0), vec4(1.4)); b += texelFetch(paint, at, 0).rgb;
    }
    a /= ${SAMPLES * SAMPLES}.0; b /= ${SAMPLES * SAMPLES}.0;
    vec3 c = plane == 0 ? a.rgb : plane == 1 ? vec3(dot(b, vec3(1.0 / 3.0)) / ${PAINT_RANGE}) : vec3(1.0 - a.a);
    result = vec4(encode(c), 1.0);
  }`;
