import { bodyShape } from '#src/ui/kit/body-shape.ts';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';

/** A vehicle at a fork in the road, under a signpost with nothing on it. */
export function LostRoad({ body }: { readonly body: string }) {
  return (
    <div className="lost-road silhouette">
      <svg aria-hidden="true" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
        <circle cx="472" cy="112" r="46" className="lost-road__sun" />
        <path d="M0 236C90 196 170 206 260 226S430 176 600 214V400H0z" className="lost-road__far" />
        <path d="M0 290C150 262 330 286 600 262V400H0z" className="lost-road__near" />
        <path
          d="M0 400C180 372 214 330 232 278h20c6 40 40 66 92 66 72 0 128-26 168-66h26c-40 62-84 96-142 122z"
          className="lost-road__tar"
        />
        <path d="M120 388c60-22 98-56 114-92M330 372c84-2 138-34 180-76" className="lost-road__line" />
        <path d="M300 286V132" className="lost-road__post" />
        <path d="M226 140h66v34h-66l-18-17zM308 184h66l18 17-18 17h-66z" className="lost-road__sign" />
      </svg>
      <Silhouette shape={bodyShape(body)} className="lost-road__vehicle" />
    </div>
  );
}
