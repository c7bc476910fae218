import {
  ACESFilmicToneMapping,
  Camera,
  CubeCamera,
  HalfFloatType,
  Mesh,
  NoToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { Point3 } from '../path.ts';
import { carCabin, TRIMS } from './car-cabin.ts';
import { caravanRoom } from './caravan-room.ts';
import { letDaylightIn } from './daylight.ts';
import { ELECTRIC_TRIMS, electricCabin } from './electric-cabin.ts';
import type { Furnishing } from './furnishing.ts';
import type { InteriorName } from './interior-of.ts';
import { workCabin } from './work-cabin.ts';

interface Shot {
  readonly from: Point3;
  readonly to: Point3;
  readonly angle: number;
}

/** Where the camera stands for each view; a panorama has only a place. */
const CAR_SHOTS: Readonly<Record<string, Shot>> = {
  dash: { from: [2.52, 1.22, 0.08], to: [1.2, 0.88, -0.08], angle: 60 },
  cabin: { from: [1.25, 1.24, 0.62], to: [2.9, 0.62, -0.35], angle: 62 },
  pano: { from: [2.12, 1.1, 0], to: [1, 1, 0], angle: 0 },
};
const ELECTRIC_SHOTS: Readonly<Record<string, Shot>> = {
  dash: { from: [2.6, 1.26, 0.1], to: [1.2, 0.86, -0.06], angle: 58 },
  cabin: { from: [1.32, 1.27, 0.34], to: [2.95, 0.68, -0.1], angle: 62 },
  pano: { from: [2.12, 1.12, 0], to: [1, 1, 0], angle: 0 },
};
const CARAVAN_SHOTS: Readonly<Record<string, Shot>> = {
  cabin: { from: [3.3, 1.5, 0.1], to: [0.6, 0.8, -0.15], angle: 62 },
  kitchen: { from: [1.1, 1.45, -0.75], to: [3.1, 0.8, 0.7], angle: 62 },
  pano: { from: [2.2, 1.4, -0.2], to: [1, 1, 0], angle: 0 },
};

const ROOMS: Readonly<Record<InteriorName, () => Furnishing>> = {
  'interior-car-a': () => carCabin(TRIMS.a),
  'interior-car-b': () => carCabin(TRIMS.b),
  'interior-liftback-a': () => electricCabin(ELECTRIC_TRIMS['interior-liftback-a']),
  'interior-liftback-b': () => electricCabin(ELECTRIC_TRIMS['interior-liftback-b']),
  'interior-crossover-a': () => electricCabin(ELECTRIC_TRIMS['interior-crossover-a']),
  'interior-crossover-b': () => electricCabin(ELECTRIC_TRIMS['interior-crossover-b']),
  'interior-work': workCabin,
  'interior-caravan': caravanRoom,
};

/** Renders a view of an interior onto the renderer's canvas. */
export function shootInterior(renderer: WebGLRenderer, name: InteriorName, view: string, width: number, height: number): void {
  const isCaravan = name === 'interior-caravan';
  const shot = (isCaravan ? CARAVAN_SHOTS : name in ELECTRIC_TRIMS ? ELECTRIC_SHOTS : CAR_SHOTS)[view];
  if (!shot) throw new Error(`There is no view ${view} of ${name}.`);
  const { scene } = ROOMS[name]();
  letDaylightIn(renderer, scene, isCaravan ? [-2, 4, -5] : [-2.5, 5.2, -2.2], isCaravan ? 0.8 : 0.85);
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMappingExposure = 1.25;
  if (view === 'pano') panorama(renderer, scene, shot.from);
  else {
    renderer.toneMapping = ACESFilmicToneMapping;
    const camera = new PerspectiveCamera(shot.angle, width / height, 0.05, 100);
    camera.position.set(...shot.from);
    camera.lookAt(...shot.to);
    renderer.render(scene, camera);
  }
  renderer.toneMapping = NoToneMapping;
}

/** All directions at once, twice as wide as high; the middle looks forward. */
function panorama(renderer: WebGLRenderer, scene: Scene, from: Point3): void {
  const target = new WebGLCubeRenderTarget(1024, { type: HalfFloatType });
  const cube = new CubeCamera(0.03, 100, target);
  cube.position.set(...from);
  scene.add(cube);
  renderer.toneMapping = NoToneMapping;
  cube.update(renderer, scene);
  renderer.toneMapping = ACESFilmicToneMapping;
  const flat = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      uniforms: { around: { value: target.texture } },
      vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: `uniform samplerCube around; varying vec2 at;
        void main() {
          float a = (at.x - 0.5) * 6.2831853, b = (at.y - 0.5) * 3.1415927;
          gl_FragColor = vec4(textureCube(around, vec3(-cos(b) * cos(a), sin(b), -cos(b) * sin(a))).rgb, 1.0);
          #include <tonemapping_fragment>
          #include <colorspace_fragment>
        }`,
    }),
  );
  flat.frustumCulled = false;
  const scenery = new Scene();
  scenery.add(flat);
  renderer.render(scenery, new Camera());
}
