import type { ShellMesh } from './mesh/build-meshes.ts';
import type { GroundShadow } from './mesh/ground-shadow.ts';

/** Where each array of a body's meshes lies in its data file (byte offsets). */
export interface MeshIndex {
  readonly shells: readonly {
    readonly shell: string;
    readonly vertices: number;
    readonly indexCount: number;
    readonly positions: number;
    readonly normals: number;
    readonly openness: number;
    readonly indices: number;
  }[];
  readonly shadow: Omit<GroundShadow, 'light'> & { readonly light: number };
}

/** Packs meshes into one block of bytes and an index, for the browser to read without parsing. */
export function packMeshes(shells: readonly ShellMesh[], shadow: GroundShadow): { index: MeshIndex; data: Buffer } {
  const chunks: Buffer[] = [];
  let offset = 0;
  const put = (array: Float32Array | Uint32Array | Uint8Array): number => {
    const at = offset;
    const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    chunks.push(bytes, padding);
    offset += bytes.length + padding.length;
    return at;
  };
  const index: MeshIndex = {
    shells: shells.map((mesh) => ({
      shell: mesh.shell,
      vertices: mesh.openness.length,
      indexCount: mesh.indices.length,
      positions: put(mesh.positions),
      normals: put(mesh.normals),
      openness: put(mesh.openness),
      indices: put(mesh.indices),
    })),
    shadow: { ...shadow, light: put(shadow.light) },
  };
  return { index, data: Buffer.concat(chunks) };
}
