import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { Field, Input, Label } from '#app/ui/field.tsx'
import { type Brand, pictureLimits, type TypefacePair, typefacePairs } from '#contract/pictures.ts'
import { brandMessages, typefaceNames } from './messages.ts'

interface BrandFieldsProps {
  brand: Brand
  onChange: (brand: Brand) => void
}

/** Colors and typefaces of pictures. Which ink is read on a color is computed: none can be too light or too dark. */
export function BrandLook({ brand, onChange }: BrandFieldsProps) {
  const t = brandMessages
  const [first = '#000000', second] = brand.colors
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <Segmented
        legend={t.typefaces}
        choices={typefacePairs.map((value) => ({ value, label: typefaceNames[value] }))}
        value={brand.typefaces}
        onValueChange={(typefaces: TypefacePair) => onChange({ ...brand, typefaces })}
      />
      <ColorField label={t.color} value={first} onChange={(color) => onChange({ ...brand, colors: second ? [color, second] : [color] })} />
      {second === undefined ? (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="-ms-3 self-end"
          onClick={() => onChange({ ...brand, colors: [first, '#222222'] })}
        >
          <Plus aria-hidden />
          {t.addColor}
        </Button>
      ) : (
        <div className="flex items-end gap-1">
          <ColorField label={t.secondColor} value={second} onChange={(color) => onChange({ ...brand, colors: [first, color] })} />
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={t.removeColor}
            title={t.removeColor}
            onClick={() => onChange({ ...brand, colors: [first] })}
          >
            <X aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}

function ColorField({ label, value, onChange }: { label: string; value: string; onChange: (color: string) => void }) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <input
        id={id}
        type="color"
        className="h-10 w-16 cursor-pointer rounded-md border border-edge bg-surface p-1 touch:h-11"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** The line that says whose picture it is. */
export function HandleField({ brand, onChange }: BrandFieldsProps) {
  return (
    <Field label={brandMessages.handle}>
      {(control) => (
        <Input
          {...control}
          maxLength={pictureLimits.handle}
          value={brand.handle ?? ''}
          onChange={({ target }) => onChange({ ...brand, handle: target.value })}
        />
      )}
    </Field>
  )
}
