import type { ReactNode } from 'react';
import type { Choices, Filter } from '../staff-list.ts';

interface FilterFieldProps {
  filter: Filter;
  /** True in the row of tools: the first choice names the filter. */
  compact: boolean;
  value: string;
  onChoose: (name: string, value: string) => void;
}

export function FilterField({ filter, compact, value, onChoose }: FilterFieldProps): ReactNode {
  const { name, label } = filter;
  const field = {
    id: `filter-${name}`,
    value,
    everything: compact ? `${label}: all` : 'All',
    onChoose: (chosen: string) => onChoose(name, chosen),
  };
  return (
    <div className="field list__filter">
      <label
        className={compact && !('day' in filter) ? 'visually-hidden' : 'field__label'}
        htmlFor={field.id}
      >
        {label}
      </label>
      {'choices' in filter && <ChoiceField {...field} choices={filter.choices} />}
      {'useChoices' in filter && <LoadedChoiceField {...field} useChoices={filter.useChoices} />}
      {'day' in filter && (
        <input
          id={field.id}
          type="date"
          value={value}
          onChange={({ currentTarget }) => field.onChoose(currentTarget.value)}
        />
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  id: string;
  value: string;
  choices: Choices;
  /** Label of the choice that filters nothing. */
  everything: string;
  onChoose: (value: string) => void;
}

function ChoiceField({ id, value, choices, everything, onChoose }: ChoiceFieldProps): ReactNode {
  return (
    <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{everything}</option>
      {Object.entries(choices).map(([choice, word]) => (
        <option key={choice} value={choice}>
          {word}
        </option>
      ))}
    </select>
  );
}

function LoadedChoiceField({
  useChoices,
  ...field
}: Omit<ChoiceFieldProps, 'choices'> & { useChoices: () => Choices }): ReactNode {
  return <ChoiceField {...field} choices={useChoices()} />;
}
