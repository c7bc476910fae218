import { bodyShape } from './body-shape.ts';
import { Silhouette } from './silhouette.tsx';

/** Stands where a photograph would: fills its box, so the page keeps its shape. */
export function NoPhoto({ body }: { readonly body: string }) {
  return (
    <div className="silhouette absolute inset-0 grid place-items-center bg-(--silhouette-ground)">
      <Silhouette shape={bodyShape(body)} className="w-[74%]" />
    </div>
  );
}
