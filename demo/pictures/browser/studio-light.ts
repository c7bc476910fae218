import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** The room that paint and glass reflect: a dim shell, a broad ceiling panel and strips of light. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const panel = (width: number, height: number, x: number, y: number, z: number, power: number): Mesh => {
    const light = new MeshBasicMaterial({ color: new Color(0xffffff).multiplyScalar(power), side: DoubleSide });
    const mesh = new Mesh(new PlaneGeometry(width, height), light);
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0.8, 0);
    room.add(mesh);
    return mesh;
  };
  room.add(new Mesh(new SphereGeometry(30, 48, 32), SHELL));
  panel(13, 3.4, 0, 9, 1.2, 9.5).rotation.set(-Math.PI / 2, 0, 0);
  panel(16, 2, 0, 8.4, 10, 6.5);
  panel(16, 0.8, 0, 8, -10, 14);
  for (const side of [-1, 1]) {
    panel(1, 5, side * 13, 4.5, 7, 9);
    panel(7, 1.2, side * 12, 7, -3, 7);
  }
  panel(10, 3, 0, 2.6, 16, 1.5);
  return new PMREMGenerator(renderer).fromScene(room, 0, 0.1, 60).texture;
}

const SHELL = new ShaderMaterial({
  side: BackSide,
  vertexShader: `varying vec3 p;
    void main() { p = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `varying vec3 p;
    void main() {
      float y = p.y;
      vec3 c = mix(vec3(0.13, 0.135, 0.145), vec3(0.24, 0.25, 0.27), smoothstep(0.05, 0.6, y));
      c += vec3(0.34, 0.345, 0.36) * exp(-pow((y - 0.16) / 0.16, 2.0));
      c = mix(c, vec3(0.09), smoothstep(0.05, -0.03, y));
      c = mix(c, vec3(0.25, 0.248, 0.245), smoothstep(-0.05, -0.6, y));
      gl_FragColor = vec4(c, 1.0);
    }`,
});
