import { useState } from 'react';
import { FUEL_BOUNDS, type FuelCost, type FuelFigure, fuelCost, readFigure } from '#src/rules/running-costs/fuel-cost.ts';
import { centsText, wholeDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { FuelView } from '#src/views/running-costs/fuel-view.ts';
import { DistanceSlider } from './distance-slider.tsx';
import { FigureField } from './figure-field.tsx';
import { FUEL_WORDS } from './fuel-words.ts';

interface Props {
  readonly fuel: FuelView;
  /** Whether nothing is beside it. */
  readonly isAlone: boolean;
}

/**
 * The cost of a car's fuel or electricity; every change is calculated at once, by the rule that the server uses too (ledger M13).
 */
export function FuelCalculator({ fuel, isAlone }: Props) {
  const words = FUEL_WORDS[fuel.kind];
  const bounds = FUEL_BOUNDS[fuel.kind];
  const [typed, setTyped] = useState<Readonly<Record<FuelFigure, string>>>({
    kmPerWeek: String(fuel.kmPerWeek),
    per100Km: String(fuel.per100Km),
    price: fuel.price.toFixed(2),
  });
  const read = (name: FuelFigure) => readFigure(typed[name], bounds[name]);
  const [kmPerWeek, per100Km, price] = [read('kmPerWeek'), read('per100Km'), read('price')];
  const cost = kmPerWeek === null || per100Km === null || price === null ? null : fuelCost({ kmPerWeek, per100Km, price });
  const field = (name: FuelFigure) => ({
    typed: typed[name],
    bounds: bounds[name],
    isWrong: read(name) === null,
    onType: (text: string) => setTyped((all) => ({ ...all, [name]: text })),
  });
  const figure = numberText(fuel.per100Km);
  return (
    <div className="running-cost" data-alone={isAlone ? '' : undefined}>
      <h3 className="running-cost__title">
        <Icon name={words.icon} className="size-5.5 text-link" />
        {words.title}
      </h3>
      <div className="running-cost__fields noscript:hidden print:hidden">
        <FigureField label="Weekly distance" unit="km" unitWords="kilometres" {...field('kmPerWeek')}>
          <DistanceSlider km={kmPerWeek ?? fuel.kmPerWeek} onMove={(km) => field('kmPerWeek').onType(String(km))} />
        </FigureField>
        <FigureField label={words.use.label} unit={words.use.unit} unitWords={words.use.words} {...field('per100Km')} />
        <FigureField
          label={words.price.label}
          before="$"
          unit={words.price.unit}
          unitWords={words.price.words}
          {...field('price')}
        />
      </div>
      <div className="running-cost__answer">
        <Cost cost={cost} />
        <p className="mt-2 text-sm text-ink-2">
          {fuel.isOwnFigure ? words.own(figure) : words.standIn(figure)} {words.sample}
        </p>
        <noscript>
          <p className="mt-1 text-sm text-ink-2">
            For {numberText(fuel.kmPerWeek)} km a week at {centsText(fuel.price)} {words.price.unit}.
          </p>
        </noscript>
      </div>
    </div>
  );
}

function Cost({ cost }: { readonly cost: FuelCost | null }) {
  if (cost === null) return <output className="block font-semibold">Please check the figures.</output>;
  return (
    <output className="block">
      <span className="price-type running-cost__figure">{centsText(cost.week)}</span> <span className="text-ink-2">a week</span>
      <span className="mt-0.5 block font-semibold">
        {wholeDollars(cost.month)} a month, {wholeDollars(cost.year)} a year
      </span>
    </output>
  );
}
