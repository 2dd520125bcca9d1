package parlour.server.people.access;

/** A part of this node that remembers who is who, or serves open connections. */
public interface AccessListener {

    /**
     * Applies a change. When it returns, nothing here acts on the former state any more. May be called twice for the
     * same change, after a failure.
     */
    void onChange(AccessChange change);

    /** Any change may have been missed: forgets everything that was remembered, and closes open connections. */
    void onGap();
}
