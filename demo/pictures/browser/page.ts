import { Group, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { BODIES } from '../bodies/bodies.ts';
import type { Body, FaceName } from '../body.ts';
import { type InteriorName, interiorSize } from '../interior/interior-of.ts';
import { shootInterior } from '../interior/shoot-interior.ts';
import type { MeshIndex } from '../mesh-file.ts';
import { FIELD_OF_VIEW, type View } from '../views.ts';
import { layerTarget, resolveLayers, SAMPLES } from './resolve-layers.ts';
import { studioLight } from './studio-light.ts';
import { LEFT_HALF, RIGHT_HALF, vehicle } from './vehicle.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
renderer.setClearColor(0x000000, 0);
const scene = new Scene();
scene.environment = studioLight(renderer);
const turntable = new Group();
const pivot = new Group();
scene.add(turntable.add(pivot));
let loaded = '';

async function load(name: string, body: Body, face: FaceName): Promise<void> {
  if (loaded === `${name}-${face}`) return;
  const index: MeshIndex = await (await fetch(`/mesh/${name}.json`)).json();
  const data = await (await fetch(`/mesh/${name}.bin`)).arrayBuffer();
  pivot.clear();
  pivot.add(vehicle(body, face, index, data));
  pivot.position.set(-body.length / 2, 0, 0);
  loaded = `${name}-${face}`;
}

/** Sets the camera so that the vehicle fills the frame, or at a close-up's distance. */
function aim(body: Body, view: View): PerspectiveCamera {
  const aspect = view.width / view.height;
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.1, 200);
  const turn = radians(view.azimuth);
  turntable.rotation.y = turn + Math.PI / 2;
  turntable.updateMatrixWorld(true);
  const nearHalf = Math.sin(turn) > 0 ? RIGHT_HALF : LEFT_HALF;
  pivot.traverse((object) => {
    if (object.name === LEFT_HALF || object.name === RIGHT_HALF) object.renderOrder = object.name === nearHalf ? -2 : 1;
  });
  const across = Math.abs(Math.sin(turn));
  const along = Math.abs(Math.cos(turn));
  const spread = Math.tan(radians(FIELD_OF_VIEW / 2)) * aspect;
  const extent = Math.max(across * body.length + along * body.halfWidth * 2, body.height * 2.1);
  const near = (along * body.length) / 2 + across * body.halfWidth;
  const whole = view.spin
    ? (body.length * 0.55) / spread + body.length * 0.22
    : (extent * (0.465 + 0.085 * across ** 8)) / spread + near;
  const distance = view.closeUp?.distance ?? whole;
  const target = new Vector3(0, body.height * 0.47, 0);
  if (view.closeUp) target.set(...view.closeUp.at).applyMatrix4(pivot.matrixWorld);
  const up = radians(view.elevation);
  camera.position.set(target.x, target.y + Math.sin(up) * distance, target.z + Math.cos(up) * distance);
  camera.lookAt(target);
  return camera;
}

/** Renders one frame and sends its layers to the server that asked for them. */
async function renderFrame(name: string, face: FaceName, viewName: string, view: View): Promise<void> {
  const body = BODIES[name];
  if (!body) throw new Error(`There is no body called ${name}.`);
  await load(name, body, face);
  const camera = aim(body, view);
  const target = layerTarget(view.width, view.height);
  renderer.setRenderTarget(target);
  renderer.setViewport(0, 0, view.width * SAMPLES, view.height * SAMPLES);
  renderer.clear();
  renderer.render(scene, camera);
  const pixels = resolveLayers(renderer, target, view.width, view.height);
  target.dispose();
  await fetch(`/frame/${name}-${face}/${viewName}`, { method: 'POST', body: pixels });
}

/** Renders one view of an interior and sends it to the server, its rows from below. */
async function renderInterior(name: InteriorName, view: string): Promise<void> {
  const { width, height, samples } = interiorSize(name, view);
  shootInterior(renderer, name, view, width * samples, height * samples);
  const gl = renderer.getContext();
  const pixels = new Uint8Array(width * height * samples * samples * 4);
  gl.readPixels(0, 0, width * samples, height * samples, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  await fetch(`/frame/${name}/${view}`, { method: 'POST', body: pixels });
}

declare global {
  interface Window {
    renderFrame?: typeof renderFrame;
    renderInterior?: typeof renderInterior;
  }
}
window.renderFrame = renderFrame;
window.renderInterior = renderInterior;
