import type { ComponentProps } from 'react';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { FormCar } from '#src/views/leads/form-view.ts';

interface Props extends Pick<ComponentProps<typeof Photo>, 'hiddenWhere'> {
  readonly car: FormCar;
}

export function CarLine({ car, ...where }: Props) {
  return (
    <div className="flex items-center gap-4">
      <div className="relative aspect-3/2 w-26 flex-none overflow-hidden rounded-control">
        <Photo picture={car.picture} body={car.body} sizes="104px" when="eager" {...where} />
      </div>
      <p>
        <span className="block font-semibold">{car.name}</span>
        <span className="text-md text-ink-2">Stock {car.stockNumber}</span>
      </p>
    </div>
  );
}
