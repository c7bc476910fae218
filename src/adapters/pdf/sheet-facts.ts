import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Sheet } from '#src/rules/print/sheet.ts';
import type { SheetStyles } from './sheet-styles.ts';
import type { SheetTheme } from './sheet-theme.ts';

const TILES = 4;

/** The most important facts as tiles, the rest as rows in two columns, as on the vehicle's page. */
export function sheetFacts(facts: Sheet['facts'], styles: SheetStyles) {
  if (facts.length === 0) return null;
  return h(
    View,
    null,
    h(
      View,
      { style: styles.tiles },
      ...facts
        .slice(0, TILES)
        .map(({ label, value }) =>
          h(
            View,
            { key: label, style: styles.tile },
            h(Text, { style: styles.label }, label),
            h(Text, { style: styles.tileValue }, value),
          ),
        ),
    ),
    h(
      View,
      { style: styles.rows },
      ...facts
        .slice(TILES)
        .map(({ label, value }) =>
          h(
            View,
            { key: label, style: styles.row },
            h(Text, { style: styles.rowLabel }, label),
            h(Text, { style: styles.rowValue }, value),
          ),
        ),
    ),
  );
}

/** The vehicle's features in two columns, and the dealer's own words over the whole width. */
export function sheetWords({ features, comments }: Sheet, shell: SheetTheme, styles: SheetStyles) {
  return [
    comments === ''
      ? null
      : h(
          View,
          { key: 'comments', style: styles.words },
          h(Text, { style: styles.heading }, 'From the dealer'),
          h(Text, { style: styles.comments }, comments),
        ),
    features.length === 0
      ? null
      : h(
          View,
          { key: 'features', style: styles.words },
          h(Text, { style: styles.heading }, 'Features'),
          h(
            View,
            { style: styles.features },
            ...features.map((feature) => h(View, { key: feature, style: styles.feature }, tick(shell), h(Text, null, feature))),
          ),
        ),
  ];
}

function tick({ colours }: SheetTheme) {
  const drawn = { d: 'M5 12.5l4.5 4.5L19 7.5', fill: 'none', stroke: colours.link, strokeWidth: 2.5 };
  return h(Svg, { viewBox: '0 0 24 24', width: 9, height: 9 }, h(Path, drawn));
}
