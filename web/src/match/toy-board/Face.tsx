import { CARD } from '../../../../engine-extensions/testing/toy/cards';
import { Card, CardFace, type CardProps } from '../../table/Card';
import { Icon, icons } from '../../table/Icon';

icons('hooded-figure', 'candle-light', 'gavel', 'fencer', 'top-hat', 'lantern-flame');

const ART: Record<string, string> = {
  Beggar: 'hooded-figure',
  Lamplighter: 'candle-light',
  Bailiff: 'gavel',
  Duellist: 'fencer',
  Alderman: 'top-hat',
};

/** A card of the test game, face up. */
export function Face({ id, ...rest }: Omit<CardProps, 'label' | 'id'> & { id: string }) {
  const card = CARD[id];
  if (!card) return null;
  return (
    <Card label={`${card.name}, value ${card.value}`} piece={rest.size === 'zoom' ? undefined : id} {...rest}>
      <CardFace art={<Icon name={ART[card.name] ?? 'top-hat'} />} name={card.name} corner={card.value} />
    </Card>
  );
}

/** A card face down. */
export const Back = (props: Partial<CardProps>) => (
  <Card label="a face-down card" back size="hand" {...props}>
    <CardFace art={<Icon name="lantern-flame" />} name="" />
  </Card>
);
