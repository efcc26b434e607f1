import type { ReactNode } from 'react';
import { SelectField } from '#src/components/forms/Field.tsx';
import { filterLabel, type GalleryCategory, galleryCategories } from '#src/features/gallery/gallery.ts';

const categories = Object.fromEntries(galleryCategories.map((category) => [category, filterLabel(category)]));

interface CategoryFieldProps {
  name: string;
  error?: string | undefined;
  category?: GalleryCategory | undefined;
}

/** Under which filter of /gallery a picture is found. */
export function CategoryField({ name, error, category = 'images' }: CategoryFieldProps): ReactNode {
  return (
    <SelectField name={name} label="Category" error={error} choices={categories} defaultValue={category} />
  );
}

/** The same for several pictures at once. */
export function CategoryChoice(): ReactNode {
  return <CategoryField name="choice" />;
}
