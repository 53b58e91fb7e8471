interface SharedDeviceProps {
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}

export const SharedDevice = ({ isShared, onChange }: SharedDeviceProps) => (
  <label className="shared-device">
    <input type="checkbox" checked={isShared} onChange={({ target }) => onChange(target.checked)} />
    <span>
      Other people use this device
      <span className="field__help">
        Tick this in a café or at school. You are logged out after 10 minutes without a touch.
      </span>
    </span>
  </label>
);
