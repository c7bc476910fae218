export type SceneName = 'water' | 'bush' | 'city';

/**
 * Landscape, sky and ground in the site's own colours; the ground begins at y = 470. It lies below the text: the left half, over
 * which words and buttons stand, stays under y = 376; only on the right do treetops, towers and the sun rise higher.
 */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg aria-hidden="true" viewBox="0 290 1440 310" preserveAspectRatio="xMaxYMax slice" className="hero__scene">
      <circle cx="1190" cy="296" r="86" fill="var(--scene-light)" opacity=".55" />
      {SCENES[name]}
      <path d="M0 470H1440V600H0z" fill="var(--scene-ground)" />
      <path d="M0 470H1440V478H0z" fill="var(--scene-near)" opacity=".35" />
    </svg>
  );
}

const POSTS = Array.from({ length: 19 }, (_, at) => `M${at * 80 + 10} 402V470`).join('');

const SCENES: Readonly<Record<SceneName, React.ReactNode>> = {
  water: (
    <>
      <path d="M0 392C150 376 300 378 430 382S700 318 880 312 1180 352 1440 318V410H0z" fill="var(--scene-far)" />
      <path d="M0 378H1440V480H0z" fill="var(--scene-near)" />
      <path
        d="M120 392h90M560 390h110M840 396h70M1010 388h120M1250 396h80"
        stroke="var(--scene-sky)"
        strokeWidth="3"
        opacity=".5"
      />
      <path d="M772 366l16-44v44zM766 370h34l-6 9h-22z" fill="var(--scene-sky)" />
      <path d={`M0 404H1440M0 428H1440${POSTS}`} stroke="var(--scene-line)" strokeWidth="5" />
    </>
  ),
  bush: (
    <>
      <path d="M0 412C180 386 300 382 470 388S760 330 930 348 1220 384 1440 344V480H0z" fill="var(--scene-far)" />
      <path d="M0 430C240 404 520 424 760 414S1200 402 1440 424V480H0z" fill="var(--scene-near)" />
      <Gum x={690} size={0.62} />
      <Gum x={812} size={0.46} />
      <Gum x={1086} size={0.72} />
      <Gum x={1376} size={0.9} />
    </>
  ),
  city: (
    <>
      <path
        d="M0 470V412H70V392H160V424H220V382H300V430H370V400H480V424H540V386H630V420H690V350H810V426H890V340H1000V288H1090V408H1150V332H1260V398H1440V470z"
        fill="var(--scene-far)"
      />
      <path d="M0 470v-36h180v-26h150v40h220v-30h190v24h240v-34h160v30h300v32z" fill="var(--scene-near)" />
    </>
  ),
};

/** A river red gum: a leaning trunk and a crown of three clouds. */
function Gum({ x, size }: { readonly x: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} 470) scale(${size})`} fill="var(--scene-tree)">
      <path d="M-9 0C-2-60-12-100-4-150l-34-46 7-5 32 40 26-60 8 3-24 66C16-100 6-60 11 0z" />
      <ellipse cx="-46" cy="-206" rx="62" ry="36" />
      <ellipse cx="30" cy="-236" rx="74" ry="44" />
      <ellipse cx="70" cy="-190" rx="48" ry="28" />
    </g>
  );
}
