import type { ReactNode } from 'react';
import type { Choices, Filter } from '../staff-list.ts';

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChoose: (name: string, value: string) => void;
}

export function FilterField({ filter, value, onChoose }: FilterFieldProps): ReactNode {
  const { name, label } = filter;
  const id = `filter-${name}`;
  const choose = (chosen: string) => onChoose(name, chosen);
  return (
    <div className={'useChoices' in filter ? 'field list__asked' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {'choices' in filter && (
        <ChoiceField id={id} value={value} choices={filter.choices} onChoose={choose} />
      )}
      {'useChoices' in filter && (
        <AskedField id={id} value={value} useChoices={filter.useChoices} onChoose={choose} />
      )}
      {'day' in filter && (
        <input
          id={id}
          type="date"
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  id: string;
  value: string;
  choices: Choices;
  onChoose: (value: string) => void;
}

function ChoiceField({ id, value, choices, onChoose }: ChoiceFieldProps): ReactNode {
  return (
    <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">All</option>
      {Object.entries(choices).map(([choice, word]) => (
        <option key={choice} value={choice}>
          {word}
        </option>
      ))}
    </select>
  );
}

function AskedField({
  useChoices,
  ...field
}: Omit<ChoiceFieldProps, 'choices'> & { useChoices: () => Choices }): ReactNode {
  return <ChoiceField {...field} choices={useChoices()} />;
}
