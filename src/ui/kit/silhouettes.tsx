import type { BodyShape } from './body-shape.ts';

interface Drawing {
  readonly body: string;
  readonly glass: string;
  /** Lines beyond the body: a roof rack, a sports bar, a drawbar. */
  readonly rods?: string;
  readonly wheels: readonly [x: number, y: number, radius: number][];
}

/** Side views, nose to the left, on a ground at y = 260 of a 640 × 320 sheet. */
const DRAWINGS: Readonly<Record<BodyShape, Drawing>> = {
  hatch: {
    body: 'M100 232c-8-2-12-10-11-22 1-20 6-32 20-37 30-10 66-16 99-20 32-27 62-43 106-47 60-5 118-2 152 8 26 9 46 30 62 46 14 8 20 20 20 40 0 12-1 22-3 30-1 2-3 2-6 2z',
    glass: 'M228 154c24-22 50-34 88-36l22-1v38zM352 117c44-1 76 2 100 11 18 8 32 19 40 29l-140-2z',
    wheels: [
      [170, 222, 38],
      [462, 222, 38],
    ],
  },
  sedan: {
    body: 'M84 232c-8-2-11-10-10-22 1-19 6-29 20-33 32-10 76-16 114-20 34-28 66-43 116-46 54-3 90 5 124 27l26 16c34 2 62 6 78 14 12 8 15 24 13 42-1 10-2 16-4 20-1 2-3 2-6 2z',
    glass: 'M230 157c24-21 56-34 96-35h10v35zM350 122c38 0 64 8 88 26l8 9h-96z',
    wheels: [
      [160, 222, 38],
      [474, 222, 38],
    ],
  },
  suv: {
    body: 'M92 230c-8-2-11-10-11-24 0-24 3-38 15-43 30-11 70-17 108-21 28-32 54-52 96-56 70-6 150-4 200 4 28 8 44 38 52 60 6 18 7 46 5 68 0 8-2 12-8 12z',
    glass: 'M226 142c22-28 48-41 82-43l22-1v44zM344 97h92l4 45h-96zM450 97c26 1 44 3 54 7 12 12 20 26 24 38h-74z',
    rods: 'M312 76h182M326 76v8M478 76v8',
    wheels: [
      [164, 218, 42],
      [474, 218, 42],
    ],
  },
  ute: {
    body: 'M78 230c-8-2-11-10-11-24 0-22 5-35 19-40 30-10 64-16 100-20 24-30 50-48 86-51 38-3 70-2 90 3 12 10 18 32 20 52h186c6 2 8 6 8 14 0 24-1 44-4 58-1 6-4 8-8 8z',
    glass: 'M208 146c20-26 42-39 70-40h8v40zM300 106c26-1 44 0 52 4 8 12 12 24 13 37h-65z',
    rods: 'M394 150l20-40h10l18 40',
    wheels: [
      [158, 220, 40],
      [492, 220, 40],
    ],
  },
  van: {
    body: 'M84 232c-8-2-11-10-11-24 1-28 8-50 27-62 22-13 40-18 52-24 18-30 38-50 76-54 102-6 242-6 320 2 12 4 18 20 19 50l2 104c0 6-2 8-8 8z',
    glass: 'M176 130c14-28 30-42 56-45l30-1v46zM278 84h94v46h-94zM388 84h140l4 46H388z',
    wheels: [
      [168, 222, 38],
      [480, 222, 38],
    ],
  },
  wagon: {
    body: 'M84 232c-8-2-11-10-10-22 1-19 5-29 18-33 30-10 72-15 110-19 34-30 66-46 116-49 82-5 152-3 190 5 22 12 38 34 46 52 8 16 8 40 6 56-1 8-3 10-8 10z',
    glass: 'M226 157c26-23 58-36 96-37h14v37zM350 119l82-1 4 39h-86zM446 118c28 1 48 4 58 8 12 10 20 22 24 31h-78z',
    rods: 'M316 98h176M330 98v8M478 98v8',
    wheels: [
      [160, 222, 38],
      [472, 222, 38],
    ],
  },
  caravan: {
    body: 'M176 226c-8 0-14-4-14-12v-54c0-24 20-72 56-86 6-2 12-3 20-3l276-5c30 0 46 16 46 44v104c0 8-4 12-12 12z',
    glass: 'M212 106c6-6 14-10 24-10h40v50h-74c0-16 4-30 10-40zM306 96h60v118h-60zM450 96h64c8 0 12 4 12 12v38h-76z',
    rods: 'M166 214H78M92 214v40M82 254h20M210 60h300',
    wheels: [
      [404, 228, 31],
      [472, 228, 31],
    ],
  },
  // The roof is up: what folds is drawn as glass above the walls.
  'pop-top': {
    body: 'M176 226c-8 0-14-4-14-12v-44c0-22 14-42 42-52 6-2 12-3 20-3h290c30 0 46 12 46 36v63c0 8-4 12-12 12z',
    glass:
      'M232 66h268l10 42H222zM216 138c6-6 12-8 20-8h44v40h-76c0-12 4-24 12-32zM306 130h58v84h-58zM448 130h66c8 0 12 4 12 12v28h-78z',
    rods: 'M166 214H78M92 214v40M82 254h20M224 60h284',
    wheels: [[424, 228, 31]],
  },
  // Unfolded: a tent over a low trailer, with its kitchen's lid up.
  camper: {
    body: 'M196 226c-8 0-12-4-12-12v-46c0-6 4-10 12-10h330c8 0 12 4 12 10v46c0 8-4 12-12 12z',
    glass: 'M214 152L300 62h130l92 90zM300 152l36-64 36 64z',
    rods: 'M188 214H90M104 214v40M94 254h20M298 58h136',
    wheels: [[404, 226, 34]],
  },
  motorhome: {
    body: 'M70 232c-8-2-11-10-11-24 1-24 8-40 27-48 20-9 34-12 44-16 10-20 20-34 34-42-22-4-38-16-38-34 0-12 8-18 22-18h400c20 0 32 10 32 30v144c0 6-2 8-8 8z',
    glass: 'M132 150c12-24 24-36 46-38l22-1v39zM252 92h80v44h-80zM356 92h58v122h-58zM452 92h84c6 0 10 4 10 10v34h-94z',
    rods: 'M236 44h270',
    wheels: [
      [142, 222, 36],
      [478, 222, 36],
    ],
  },
};

/** The shapes of a silhouette, in the colours of its surroundings. */
export function SilhouetteShapes({ shape }: { readonly shape: BodyShape }) {
  const { body, glass, rods, wheels } = DRAWINGS[shape];
  return (
    <>
      <ellipse cx="320" cy="261" rx="262" ry="7" fill="var(--silhouette-wheel)" opacity=".16" />
      {rods !== undefined && (
        <path
          d={rods}
          fill="none"
          stroke="var(--silhouette-wheel)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <path d={body} fill="var(--silhouette-body)" />
      <path d={glass} fill="var(--silhouette-glass)" />
      {wheels.map(([x, y, radius]) => (
        <g key={x} fill="none">
          <circle cx={x} cy={y} r={radius} fill="var(--silhouette-wheel)" stroke="var(--silhouette-ground)" strokeWidth="5" />
          <circle cx={x} cy={y} r={radius * 0.58} fill="var(--silhouette-glass)" />
          <circle cx={x} cy={y} r={radius * 0.16} fill="var(--silhouette-wheel)" />
        </g>
      ))}
    </>
  );
}
