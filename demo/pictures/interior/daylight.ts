import {
  BackSide,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type WebGLRenderer,
} from 'three';
import type { Point3 } from '../path.ts';

/** The world outside the windows, and its light: sky, hills, trees and a sun from the front left. */
export function letDaylightIn(renderer: WebGLRenderer, scene: Scene, sunFrom: Point3, intensity: number): void {
  const sky = new Mesh(new SphereGeometry(60, 64, 40), OUTDOORS);
  sky.position.set(2, 1, 0);
  scene.add(sky);
  const world = new Scene();
  world.add(sky.clone());
  const glow = new MeshBasicMaterial({ color: new Color(6, 5.8, 5.4), side: DoubleSide });
  const window = new Mesh(new PlaneGeometry(14, 6), glow);
  window.position.set(-14, 12, 0);
  window.lookAt(2, 1, 0);
  world.add(window);
  scene.environment = new PMREMGenerator(renderer).fromScene(world, 0.02).texture;
  scene.environmentIntensity = intensity;
  const sun = new DirectionalLight('#fff3e2', 2.2);
  sun.position.set(...sunFrom);
  sun.target.position.set(2, 0.6, 0);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4, near: 0.5, far: 16 });
  sun.shadow.radius = 6;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.01;
  scene.add(sun, sun.target);
}

const OUTDOORS = new ShaderMaterial({
  side: BackSide,
  vertexShader: `varying vec3 p;
    void main() { p = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `varying vec3 p;
    float hash(float x) { return fract(sin(x * 12.9898) * 43758.5453); }
    float hills(float x, float period) {
      float i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
      return mix(hash(mod(i, period)), hash(mod(i + 1.0, period)), f);
    }
    void main() {
      float a = atan(p.z, p.x) / 6.2831853 + 0.5, y = p.y;
      vec3 c = mix(vec3(0.82, 0.88, 0.94), vec3(0.28, 0.48, 0.78), smoothstep(0.0, 0.7, y));
      float far = 0.02 + 0.04 * hills(a * 24.0, 24.0) + 0.015 * hills(a * 90.0, 90.0);
      c = mix(c, vec3(0.30, 0.37, 0.34), smoothstep(0.012, -0.012, y - far));
      float trees = -0.005 + 0.055 * hills(a * 130.0, 130.0) * hills(a * 40.0, 40.0);
      c = mix(c, vec3(0.10, 0.16, 0.08), smoothstep(0.01, -0.01, y - trees));
      c = mix(c, vec3(0.33, 0.325, 0.32), smoothstep(-0.015, -0.03, y));
      c = mix(c, vec3(0.22, 0.22, 0.225), smoothstep(-0.03, -0.5, y));
      gl_FragColor = vec4(c * 1.15, 1.0);
      #include <tonemapping_fragment>
      #include <colorspace_fragment>
    }`,
});
